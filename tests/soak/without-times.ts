/** What differs between two renderings of one content: when it was written and rendered, and the order of tags. */
export const withoutTimes = (text: string): string =>
  text
    .replace(/"(?:renderedAt|_updatedAt|_rev|_createdAt|dateModified)":(?:\d+|"[^"]*")/g, '')
    .replace(/<lastmod>[^<]*/g, '')
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*$/gm, '')
