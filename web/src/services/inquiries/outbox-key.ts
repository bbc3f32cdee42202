/** The key of waiting inquiries in local storage: a JSON array of `OutboxEntry`. Absent if none waits. */
export const outboxKey = 'local_inquiries'
