/** Removes differences between two renderings of the same content: times, and the order of tags. */
export const withoutTimes = (text: string): string =>
  text
    .replace(/"(?:renderedAt|_updatedAt|_rev|_createdAt|dateModified)":(?:\d+|"[^"]*")/g, '')
    .replace(/<lastmod>[^<]*/g, '')
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*$/gm, '')
