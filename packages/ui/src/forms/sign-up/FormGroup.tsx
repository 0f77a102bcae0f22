import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import * as styles from './sign-up.css.ts';

/** Props of {@link FormGroup}. */
export interface FormGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading; a hairline parts them from those before. */
export function FormGroup({ title, children }: FormGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
