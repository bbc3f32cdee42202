export const noticeFields = /* groq */ `"disclaimerCount": count(disclaimers)`
