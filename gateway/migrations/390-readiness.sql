-- One row that is written now and then: a disk that is full still reads.
CREATE TABLE readiness (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  written_at timestamptz NOT NULL
);
