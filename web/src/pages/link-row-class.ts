export const linkRowClass =
  'flex min-h-14 items-center border-b border-rule py-3 font-semibold text-link decoration-accent underline-offset-4 hover:underline'
