/** Serves a production build on loopback until it is closed; port 0 takes a free one. */
export declare function serveApp(options: {
  stack: { url: string; publishableKey: string };
  port?: number;
  folder?: string;
}): Promise<{ url: string; close(): Promise<void> }>;
