import { lazy } from 'react';

// Loaded with their first use: most visits to the panel choose no picture.
export const PickerDialog = lazy(async () => ({
  default: (await import('./picker-dialog.tsx')).PickerDialog,
}));
export const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));
