import { type ComponentType, useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Container } from '../../primitives/Container.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { ShellFlow } from '../shell/ShellFlow.tsx';

/** A mail with links, and the page that the pressed one opens. */
export function Mail<Link>({
  path,
  links,
  page: Page,
}: {
  path: string;
  links: Readonly<Record<string, Link>>;
  page: ComponentType<{ link: Link }>;
}) {
  const [opened, setOpened] = useState<{ link: Link } | null>(null);
  return (
    <NavigateProvider navigate={() => {}}>
      <ShellFlow currentPath={path}>
        {opened ? (
          <Page link={opened.link} />
        ) : (
          <Container width="form">
            <Stack>
              {Object.entries(links).map(([name, link]) => (
                <Button key={name} onPress={() => setOpened({ link })}>
                  {name}
                </Button>
              ))}
            </Stack>
          </Container>
        )}
      </ShellFlow>
    </NavigateProvider>
  );
}

/** Presses a link of the mail. */
export async function openLink(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}
