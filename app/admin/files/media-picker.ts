import { createContext, use } from 'react';

/** Opens the library and answers the addresses of the chosen pictures: one, or as many as there is room for. */
export type MediaPicker = (room?: number) => Promise<readonly string[]>;

/** Set around the panel by the media library; without it there is no `Kitaplıktan seç`. */
export const MediaPickerContext = createContext<MediaPicker | null>(null);

export function useMediaPicker(): MediaPicker | null {
  return use(MediaPickerContext);
}

/** Opens a stored picture's focal point and alternative text. */
export const PictureEditorContext = createContext<((url: string) => void) | null>(null);

export function usePictureEditor() {
  return use(PictureEditorContext);
}
