/** Returns the anchor of a topic on its page: `release-policy`. */
export const topicAnchor = (title: string | null | undefined): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
