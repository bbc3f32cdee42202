/** A page that only redirects, also without JavaScript, and without an entry in the history. */
export function RedirectDocument({target}: {target: string}) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{target}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={target} />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <a href={target}>{target}</a>
      </body>
    </html>
  )
}
