/** A part of a long list, of which the browser leaves out what cannot be seen once it has been out of sight: by then it knows how high the part
 * is. By an estimate alone a list would jump while it is scrolled, and Back would come to another place; and what is in sight would be counted as
 * moved. It stays in the page for screen readers and for who looks for a word. */
export function skipUnseen(part: HTMLElement | null): () => void {
  if (!part || !('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    part.setAttribute('data-measured', '');
    observer.disconnect();
  });
  observer.observe(part);
  return () => observer.disconnect();
}
