import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';
import { NavigationProvider } from './navigation.tsx';

/** Something else was pressed meanwhile: what comes next is no second half of a press. */
const later = () => userEvent.keyboard('{Shift}');
beforeEach(later);

describe('a button', () => {
  it('calls once when a double click makes it busy', async () => {
    const onPress = vi.fn<() => void>();
    function Saving() {
      const [busy, setBusy] = useState(false);
      const press = () => {
        onPress();
        setBusy(true);
      };
      return (
        <Button busy={busy} onPress={press}>
          Save
        </Button>
      );
    }
    render(<Saving />);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  describe('what takes the place of a pressed button', () => {
    function Decision({ onTakeBack }: { onTakeBack: () => void }) {
      const [decided, setDecided] = useState(false);
      const next = (button: HTMLButtonElement | null) => button?.focus();
      return decided ? (
        <Button key="undo" ref={next} onPress={onTakeBack}>
          Undo
        </Button>
      ) : (
        <Button key="approve" onPress={() => setDecided(true)}>
          Approve
        </Button>
      );
    }

    it('takes no second click of a double click, and the next one', () => {
      const onTakeBack = vi.fn<() => void>();
      render(<Decision onTakeBack={onTakeBack} />);
      fireEvent.click(screen.getByRole('button'), { detail: 1 });
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
      expect(onTakeBack).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
      expect(onTakeBack).toHaveBeenCalledTimes(1);
    });

    it.each(['{Enter}', ' '])('takes no second press of %j at once, and the next one', async (key) => {
      const onTakeBack = vi.fn<() => void>();
      render(<Decision onTakeBack={onTakeBack} />);
      await userEvent.tab();
      await userEvent.keyboard(`${key}${key}`);
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      expect(onTakeBack).not.toHaveBeenCalled();
      await userEvent.keyboard(key);
      expect(onTakeBack).toHaveBeenCalledTimes(1);
    });

    it('takes the same key again after half a second', async () => {
      vi.useFakeTimers();
      const onTakeBack = vi.fn<() => void>();
      render(<Decision onTakeBack={onTakeBack} />);
      for (const name of ['Approve', 'Undo']) {
        const button = screen.getByRole('button', { name });
        fireEvent.keyDown(button, { key: 'Enter' });
        fireEvent.click(button, { detail: 0 });
        vi.advanceTimersByTime(500);
      }
      vi.useRealTimers();
      expect(onTakeBack).toHaveBeenCalledTimes(1);
    });

    it('takes no press of a key that is still held, and the next one', async () => {
      const onTakeBack = vi.fn<() => void>();
      render(<Decision onTakeBack={onTakeBack} />);
      await userEvent.tab();
      await userEvent.keyboard('{Enter>3/}');
      expect(onTakeBack).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(onTakeBack).toHaveBeenCalledTimes(1);
    });
  });

  it('is pressed as often as it is clicked while it stays', async () => {
    const onPress = vi.fn<() => void>();
    render(<Button onPress={onPress}>Next month</Button>);
    await userEvent.tripleClick(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('is marked busy while it is, and only then', () => {
    const { rerender } = render(<Button busyLabel="Signing in">Sign In</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
    rerender(
      <Button busy busyLabel="Signing in">
        Sign In
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('stays in the tab order while unavailable, and says why when pressed (A-18, A-39)', async () => {
    const onPress = vi.fn<() => void>();
    const onUnavailablePress = vi.fn<() => void>();
    render(
      <Button unavailable onPress={onPress} onUnavailablePress={onUnavailablePress}>
        Create Event
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(onUnavailablePress).toHaveBeenCalledTimes(1);
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each([
    ['busy', { busy: true }],
    ['unavailable', { unavailable: true }],
  ])('keeps a form from being sent while %s', async (_state, props) => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" {...props}>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Maya{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says nothing about why while it is busy and unavailable', async () => {
    const onUnavailablePress = vi.fn<() => void>();
    render(
      <Button busy unavailable onUnavailablePress={onUnavailablePress}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onUnavailablePress).not.toHaveBeenCalled();
  });
});

describe('a link dressed as a button', () => {
  it("is drawn by the app's own link", () => {
    render(
      <NavigationProvider
        link={({ href, children }) => (
          <a data-router href={`/app${href}`}>
            {children}
          </a>
        )}
      >
        <ButtonLink href="/signup">Join Now</ButtonLink>
      </NavigationProvider>,
    );
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/app/signup');
  });
});
