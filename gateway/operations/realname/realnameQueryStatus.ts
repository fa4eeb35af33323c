import type { replies } from '../../../src/api/gateway.gen.ts';
import type { Content } from '../../content/content.ts';
import { defineOperation } from '../../call/operation.ts';
import { certifiedDocument } from '../../people/certifiedDocument.ts';
import type { Member } from '../../people/member.ts';
import { newestApplication, type Application } from '../../realname/applications.ts';

type ReviewState = replies['realnameQueryStatus']['review_state'];

export const realnameQueryStatus = defineOperation('realnameQueryStatus', async ({ tx, member, services }) => {
  const application = await newestApplication(tx, member.memberId);
  return {
    realname_status: member.realnameStatus,
    review_state: member.reviewState as ReviewState,
    ...(application === undefined
      ? { previous: nameOf(member) }
      : {
          apply_no: application.applyNo,
          submitted_at: application.madeAt,
          ...(application.state === 'open'
            ? { answer_from: application.answerFrom, answer_by: application.answerBy }
            : {}),
          ...declined(application, services.content),
          ...(application.previous && { previous: application.previous }),
        }),
    ...(await certifiedDocument(tx, member.memberId)),
  };
});

/** A first application begins with the name that the member has registered by. */
const nameOf = ({ userName, userNameCn }: Member) => ({
  name_en: userName,
  ...(userNameCn === undefined ? {} : { name_cn: userNameCn }),
});

/** Why, in every language: the portal changes its language without asking again. */
function declined({ declineReason: reason }: Application, content: Content) {
  if (reason === undefined) return {};
  const text = (lang: 'zh-HK' | 'zh-CN' | 'en') => content.message(`decline.${reason}`, lang, {});
  return {
    decline_reason: reason,
    decline_reason_tw: text('zh-HK'),
    decline_reason_cn: text('zh-CN'),
    decline_reason_en: text('en'),
  };
}
