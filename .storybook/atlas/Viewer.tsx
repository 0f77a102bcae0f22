import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addressToShare } from './shared-address.ts';
import { addressed } from './use-page-hash.ts';
import './viewer.css';

interface ViewerProps {
  /** Above everything: where one is. */
  over: ReactNode;
  /** The element that names the viewer. */
  labelledBy: string;
  /** What is looked at, beside the words. */
  picture: ReactNode;
  children: ReactNode;
  onClose(): void;
  onNext?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
}

/** One thing over the whole page, a picture and words. Its address can be copied; arrow keys lead on and back. */
export function Viewer(props: ViewerProps) {
  const { over, labelledBy, picture, children, onClose, onNext, onBack } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // It is read first, and its arrow keys work from here.
    dialog.current?.focus();
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onNext?.();
    if (key === 'ArrowLeft') onBack?.();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(addressToShare(addressed().location.href));
    setCopied(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys, beside buttons that do the same
    <dialog
      ref={dialog}
      className="viewer"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-picture">{picture}</div>
      <div className="viewer-words">
        <header>
          <p className="atlas-quiet">{over}</p>
          <div className="viewer-buttons">
            <button type="button" onClick={() => void copy()}>
              <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </header>
        {children}
      </div>
    </dialog>
  );
}
