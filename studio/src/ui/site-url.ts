/** Origin of the site. The bundler replaces the variable with its value. */
export const siteUrl = process.env.VITE_SITE_URL || 'http://localhost:5173'

/** Whether the site serves its archive to the Studio. A hosted site's archive is in a bucket. */
export const hasArchive = Boolean(process.env.VITE_SANITY_API_HOST)
