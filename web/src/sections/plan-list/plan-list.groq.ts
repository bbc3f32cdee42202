export const planListFields = /* groq */ `plans[]->{_id, name, description, icon, features, benefits}`
