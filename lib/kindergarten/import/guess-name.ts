import { formatChildName } from '@/lib/books';

/** Names that cameras, phones and messengers give to pictures. */
const CAMERA_NAME =
  /^(?:img|image|dsc|dscn|dscf|dcim|pxl|mvimg|screenshot|screen|whatsapp|signal|telegram|received|fb|snapchat|scan|untitled|download)(?=[\s\d]|$)/iu;
const EXTENSION = /\.[a-z0-9]{2,5}$/i;
/** Words around a name that are none: what the picture is, and copies of a file. */
const OTHER_WORDS =
  /(?<!\p{L})(?:photo|foto|picture|pic|image|copy|final|edited|face|portrait|תמונה|תמונת|צילום|עותק|של|صورة|نسخة|фото|снимок|изображение|копия|портрет)(?!\p{L})/giu;

/**
 * The child's name in the name of a photo's file: 'maya-levi_photo.HEIC' is Maya Levi, 'נועה כהן 2.jpeg' is נועה כהן.
 * Empty where the camera named it.
 */
export function guessName(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .replace(EXTENSION, '')
    .replace(/[_.+]+/g, ' ')
    .trim();
  if (CAMERA_NAME.test(base)) return '';
  const words = base
    .replace(OTHER_WORDS, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\d+/g, ' ')
    .replace(/(?<=\p{L}\p{M}*)-(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}'’׳־ -]/gu, ' ')
    .replace(/(?<!\p{L}\p{M}*)[-־'’]|[-־](?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // A single letter is no name.
  return /\p{L}\p{M}*\p{L}/u.test(words) ? formatChildName(words) : '';
}
