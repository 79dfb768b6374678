/**
 * Creates an image file for a story. A wide picture has a disc left of its center; a square one has the disc in the
 * center.
 */
export async function drawnPicture(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here');
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#6f4cff');
  ground.addColorStop(1, '#13c2c2');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(width * 0.4, height * 0.45, Math.min(width, height) * 0.25, 0, Math.PI * 2);
  context.fill();
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

export function movingPicture(): File {
  const header = [71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 128, 0, 0, 255, 255, 255, 111, 76, 255];
  const frame = [33, 249, 4, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 68, 1, 0];
  const bytes = new Uint8Array([...header, ...frame, ...frame, 59]);
  return new File([bytes], 'wave.gif', { type: 'image/gif' });
}

/** A file that has an image type but contains no image. */
export const brokenPicture = new File(['no picture'], 'broken.png', { type: 'image/png' });

export const letter = new File(['Dear team'], 'letter.pdf', { type: 'application/pdf' });
