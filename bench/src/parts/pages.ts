/** A page that starts with an image, one with text and tabs, and a long list. */
export const pages = [
  {name: 'home', path: '/'},
  {name: 'life', path: '/insurance/life'},
  {name: 'directory', path: '/carriers/directory'},
] as const
