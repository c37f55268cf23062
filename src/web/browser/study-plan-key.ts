/** Where the study plan is kept; the number goes up when its shape changes. */
export const STUDY_PLAN_STORAGE_KEY = 'domine-a-redacao:cronograma:1'
