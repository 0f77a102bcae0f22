import { shortcutTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './shortcuts.css.ts';

/** Props of {@link ShortcutsDialog}. */
export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys of the admin's place: on every page of it, and in its tables. Brings Ark with it: load it when it is opened. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} width="small" title={shortcutTexts.title}>
      {shortcutTexts.groups.map(({ title, keys }) => (
        <section key={title}>
          <Text as="span" size="small" tone="soft">
            {title}
          </Text>
          <dl className={css.list}>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does} className={css.line}>
                <dt className={css.keys}>
                  {pressed.map((key) => (
                    <kbd key={key} className={css.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd className={css.does}>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
