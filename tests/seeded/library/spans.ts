/** A rule that rows are apart; `mark` stands before an example of rows that share the day on which one ends. */
export const spans = (touching: string, mark = '') => `{
  "id": "giftcard.hasOwnDays",
  "description": "Every campaign has its own days.",
  "source": ["defined"],
  "subject": { "lines": "rows" },
  "schema": { "properties": { "lines": { "rowsApart": { "from": "/begins", "to": "/ends"${touching} } } } },
  "examples": {
    "hold": [${mark}{ "lines": [{ "begins": "2026-03-01", "ends": "2026-03-31" }, { "begins": "2026-03-31", "ends": "2026-04-10" }] }],
    "fail": [{ "lines": [{ "begins": "2026-03-01", "ends": "2026-03-31" }, { "begins": "2026-03-30", "ends": "2026-04-10" }] }]
  }
}`;
