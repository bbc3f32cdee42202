/**
 * Where the site keeps copies of the CMS's assets, so that a visit needs none of them from there. The prerenderer puts these addresses
 * into the data of pages.
 */
export const copyFolders = {images: '/assets/images/', files: '/assets/files/'} as const

export const isCopy = (address: unknown): address is string =>
  typeof address === 'string' && Object.values(copyFolders).some((folder) => address.startsWith(folder))
