type Pieces = readonly {text: string; isMatch: boolean}[]

type Props = {hit: {kind: string; title: Pieces; trail: readonly string[]; excerpt: Pieces}}

/** Renders a search result: the page's path, its title, and an excerpt with the matches. */
export function SearchResult({hit}: Props) {
  return (
    <>
      {hit.trail.length > 0 && (
        <span className="flex flex-wrap text-sm text-soft">
          {hit.trail.map((title, index) => (
            // Two of the pages above can have the same title.
            <span key={index} className="min-w-0 after-slash">
              {title}
            </span>
          ))}
        </span>
      )}
      <span
        // The title of a carrier's page is a name.
        translate={hit.kind === 'carrier' ? 'no' : undefined}
        className="block font-semibold wrap-anywhere decoration-accent underline-offset-4 group-hover:underline"
      >
        <MarkedText pieces={hit.title} />
      </span>
      <span className="mt-1 block text-sm wrap-anywhere text-soft">
        <MarkedText pieces={hit.excerpt} />
      </span>
    </>
  )
}

function MarkedText({pieces}: {pieces: Pieces}) {
  return pieces.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-fg underline decoration-accent decoration-2 underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
