/**
 * The tables as the compiler sees them, a file for each part of the product in tables/.
 * tests/http/platform/schema-drift.test.ts compares them with a migrated database. Cents and counters are integers.
 */
import type { AccountTables } from './tables/accounts.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { ChallengeTables } from './tables/challenge.ts'
import type { ChatTables } from './tables/chat.ts'
import type { ClassTables } from './tables/classes.ts'
import type { ConsoleTables } from './tables/console.ts'
import type { CouponTables } from './tables/coupons.ts'
import type { CourseTables } from './tables/courses.ts'
import type { EssayTables } from './tables/essays.ts'
import type { GuardianTables } from './tables/guardians.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { MockExamTables } from './tables/mock-exams.ts'
import type { ModerationTables } from './tables/moderation.ts'
import type { OrderTables } from './tables/orders.ts'
import type { PartnerTables } from './tables/partners.ts'
import type { PeerReviewTables } from './tables/peer-review.ts'
import type { PushTables } from './tables/push.ts'
import type { SiteTables } from './tables/site.ts'
import type { StudentTables } from './tables/students.ts'
import type { StudyTables } from './tables/study.ts'
import type { SubscriptionTables } from './tables/subscriptions.ts'
import type { TeacherCorrectionTables } from './tables/teacher-corrections.ts'
import type { WallTables } from './tables/wall.ts'

export type Database = AccountTables &
  StudentTables &
  CatalogueTables &
  CouponTables &
  CourseTables &
  StudyTables &
  OrderTables &
  PartnerTables &
  ChatTables &
  ModerationTables &
  WallTables &
  ChallengeTables &
  EssayTables &
  MockExamTables &
  PeerReviewTables &
  TeacherCorrectionTables &
  SubscriptionTables &
  ClassTables &
  GuardianTables &
  PushTables &
  SiteTables &
  ConsoleTables &
  InstallationTables
