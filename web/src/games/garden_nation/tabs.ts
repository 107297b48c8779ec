export const TABS = ['garden', 'projects', 'secrets', 'people'] as const;
export type Tab = (typeof TABS)[number];
