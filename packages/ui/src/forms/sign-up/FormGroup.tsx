import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';

/** Props of {@link FormGroup}. */
export interface FormGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, on a card of their own, under a heading. */
export function FormGroup({ title, children }: FormGroupProps) {
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id}>
      <Stack gap="5">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}
