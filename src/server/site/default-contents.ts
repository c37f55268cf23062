/** Our own lists of contents, which hold where the owner has written none (decision 0063). */

import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { EBOOKS } from '#content/shop/ebooks.ts'
import { NEWS } from '#content/site/institutional/placeholders.ts'
import { LANDING_CLAIMS } from '#content/site/landing-claims.ts'
import { COURSE_ANNOUNCEMENTS } from '#content/study/course-announcements.ts'
import type { SiteContents } from '#domain/site/site-contents.ts'

export const DEFAULT_CONTENTS: SiteContents = {
  claims: LANDING_CLAIMS,
  stories: STUDENT_STORIES,
  ebooks: EBOOKS,
  news: NEWS,
  courses: COURSE_ANNOUNCEMENTS,
}
