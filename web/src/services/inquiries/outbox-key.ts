/** Where inquiries wait in local storage: a JSON array of `OutboxEntry`. Absent while none waits. */
export const outboxKey = 'local_inquiries'
