/** The pages on which variants are compared: a picture first, text and tabs first, a long list. */
export const pages = [
  {name: 'home', path: '/'},
  {name: 'life', path: '/insurance/life'},
  {name: 'directory', path: '/carriers/directory'},
] as const
