/** Marks the matches of a search in a text. */
export function MarkedText({pieces}: {pieces: readonly {text: string; isMatch: boolean}[]}) {
  return pieces.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark
        // Pieces of a text are identified by their position only.
        key={index}
        className="bg-transparent font-semibold text-fg underline decoration-accent decoration-2 underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
