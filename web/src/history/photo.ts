const LONGEST_EDGE = 1280;
const QUALITY = 0.8;
const DATA_URL = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/]+=*)$/;

/** A picture as it is kept: no larger than it is looked at. Null where the file is none. */
export async function scaledDown(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * factor));
    canvas.height = Math.max(1, Math.round(picture.height * factor));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}

/** As a page may show it, and as a file holds it. */
export function asDataUrl(photo: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('the photograph cannot be read'));
    reader.readAsDataURL(photo);
  });
}

export function fromDataUrl(text: string): Blob | null {
  const [, type, data] = DATA_URL.exec(text) ?? [];
  if (!type || !data) return null;
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
