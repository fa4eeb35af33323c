import { vi } from 'vitest';

/** Takes the place of the browser's `XMLHttpRequest`: nothing is answered, and the test says how much has gone. */
export function slowSending(): { readonly sends: (share: number) => void } {
  const upload: { onprogress?: (event: ProgressEvent) => void } = {};
  class Sending {
    readonly upload = upload;
    open = vi.fn();
    setRequestHeader = vi.fn();
    send = vi.fn();
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  const sends = (share: number): void => {
    const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: share * 1000, total: 1000 });
    upload.onprogress?.(progress);
  };
  return { sends };
}
