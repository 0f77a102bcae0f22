import { Tabs as Ark } from '@ark-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import * as styles from './tabs.css.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

/** One tab with what it shows. */
export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps<Value extends string> {
  /** What the tabs are about, read aloud before them. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** Views of one thing, one at a time. Arrow keys move, Tab enters the view. Brings Ark with it: load it with a route. */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useTabInSight(row, value);
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item !== undefined) onValueChange(item.value);
  };
  return (
    <Ark.Root value={value} onValueChange={(details) => choose(details.value)} lazyMount unmountOnExit>
      <Ark.List ref={row} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={styles.trigger}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
