import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from './Footer.tsx';

const show = () => render(<Footer theme="system" onThemeChange={vi.fn<() => void>()} />);

describe('the footer', () => {
  it('leads to every page that it must, and to the social media page in a new tab (R-038)', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/events',
        '/coffee-chats',
        '/profile',
        '/messages',
        '/privacy-policy',
        '/terms-of-service',
        '/community-guidelines',
        '/cookies',
        '/contact',
        '/faq',
      ]),
    );
    const social = screen.getByRole('link', { name: /Follow us/ });
    expect(social.getAttribute('href')).toMatch(/^https:\/\//);
    expect(social).toHaveAttribute('target', '_blank');
  });

  it('leads nowhere that is switched off (R-385)', () => {
    render(<Footer theme="system" onThemeChange={vi.fn<() => void>()} hiddenPaths={['/messages']} />);
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Coffee Chats' })).toBeInTheDocument();
  });

  it('says that this place is verified and female-only (R-003)', () => {
    show();
    expect(screen.getByText('Verified, female-only space')).toBeInTheDocument();
  });
});
