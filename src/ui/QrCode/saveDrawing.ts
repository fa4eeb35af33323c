/** Pixels: enough for a picture that another app reads, however it scales it. */
const SIDE = 1024;

/** Lets the browser keep a square drawing as a PNG, which a phone puts among its pictures as it does no drawing. */
export async function saveDrawing(drawing: SVGSVGElement, fileName: string): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIDE));
  copy.setAttribute('height', String(SIDE));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
