const MB = 1024 * 1024;
export const IMAGE_MB = 5;
export const CATALOG_MB = 50;
export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif';

function tooBig(file: File, megabytes: number): string | null {
  return file.size > megabytes * MB ? `Dosya boyutu ${megabytes}MB'dan büyük olamaz!` : null;
}

/** What is wrong with a picture before it is sent, or null. */
export function imageProblem(file: File): string | null {
  // Some systems do not know the newer types; the server looks at the bytes anyway.
  const isImage = file.type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(file.name);
  if (!isImage) return 'Lütfen sadece resim dosyası seçin!';
  if (file.type === 'image/svg+xml')
    return 'SVG dosyaları kabul edilmiyor, çünkü içlerinde çalışan kod taşıyabilirler. PNG ya da WebP yükleyin.';
  return tooBig(file, IMAGE_MB);
}

/** What is wrong with a catalog file before it is sent, or null. */
export function catalogProblem(file: File): string | null {
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'Lütfen PDF, DOC ya da DOCX dosyası seçin!';
  return tooBig(file, CATALOG_MB);
}
