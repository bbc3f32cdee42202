/** Returns the page that explains what to do while the content of this machine has no page. */
export function emptySite(studioUrl: string | undefined): string {
  const studio = studioUrl ? `<a href="${studioUrl}">Studio</a>` : 'Studio'
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No pages yet</title></head>
<body>
<h1>This site has no pages yet</h1>
<p>Open the ${studio} and publish two documents:</p>
<ol>
<li>under <b>Website pages</b>, a page with the path <code>/</code></li>
<li>under <b>Site settings</b>, <b>Page not found</b></li>
</ol>
<p>Or stop the product and run <code>npm run content:reset</code>, which loads the content of your organization or the sample.</p>
</body>
</html>
`
}
