-- Pictures and own videos of lessons are files of lessons too (decision 0264): the same rows. A picture has the size in
-- which it is shown, so that a page keeps its place before it comes; captions belong to a video.
alter table course_attachments
  add column picture_width integer,
  add column picture_height integer,
  drop constraint course_attachments_id_check,
  add check (
    (id ~ '^(att|vid|cap)_[A-Za-z0-9_-]{12}$' and picture_width is null and picture_height is null)
    or (id ~ '^pic_[A-Za-z0-9_-]{12}$' and picture_width is not null and picture_height is not null
      and picture_width >= 1 and picture_height >= 1)
  );
