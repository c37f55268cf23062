-- A text that was typed from a sheet of paper: each of its lines is one of the paper, and these are counted.
alter table essays add column has_paper_lines boolean not null default false;
alter table essay_versions add column has_paper_lines boolean not null default false;
