const shared =
  'inline-flex min-h-12 items-center gap-2 rounded-sm text-base leading-tight font-semibold transition-colors'

const styles = {
  // The border shows in forced colors, which remove the fill.
  primary:
    'justify-center border border-transparent bg-fill px-[min(1.25rem,5vw)] sm:px-6 py-3 text-center text-on-fill hover:bg-fill-hover active:opacity-85',
  secondary:
    'justify-center border border-current px-[min(1.25rem,5vw)] sm:px-6 py-3 text-center text-link hover:bg-tint active:opacity-70',
  text: 'text-left text-link decoration-accent decoration-1 underline underline-offset-[0.35em] hover:decoration-2 active:opacity-70',
} as const

export type ButtonStyle = keyof typeof styles

export const buttonClass = (style: ButtonStyle): string => `${shared} ${styles[style]}`
