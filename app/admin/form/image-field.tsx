import type { FieldValues } from 'react-hook-form';
import { ImageUpload, type ImageUploadProps } from '../files/image-upload.tsx';
import { type BoundField, useBound } from './fields.tsx';

type ImageFieldProps<V extends FieldValues, O> = Omit<BoundField<V, O>, 'hint'> &
  Pick<ImageUploadProps, 'folder' | 'hint' | 'failed' | 'shape' | 'contain' | 'large'>;

/** `ImageUpload` as a field of a form. */
export function ImageField<V extends FieldValues, O>({ control, name, ...props }: ImageFieldProps<V, O>) {
  const { field, value, error } = useBound({ control, name, label: props.label });
  return (
    <ImageUpload
      {...props}
      value={typeof value === 'string' ? value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
