import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as styles from './sign-up.css.ts';

function Fields() {
  return (
    <div className={styles.pair}>
      {['first', 'second'].map((name) => (
        <Stack key={name} gap="2">
          <Skeleton width="6rem" />
          <Skeleton shape="box" height="48px" />
        </Stack>
      ))}
    </div>
  );
}

/** The first fields of step 1, while what was typed before is being looked for. */
export function SignUpSkeleton() {
  return (
    <Surface padding="large">
      <div aria-busy="true" className={styles.form}>
        <VisuallyHidden>
          <span role="status">{signUpTexts.loading}</span>
        </VisuallyHidden>
        {['you', 'sign-in'].map((group) => (
          <div key={group} className={styles.group}>
            <Skeleton width="8rem" height="1.75rem" shape="box" />
            <Fields />
            <Fields />
          </div>
        ))}
      </div>
    </Surface>
  );
}
