import { defineRecipe } from '../../../ui/system/recipe.ts';

export const captchaStyles = defineRecipe({
  name: 'captcha',
  base: {
    picture: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '4', minHeight: '4rem' },
    /** Always on white: the picture is made for it, in either theme. */
    image: {
      height: '4rem',
      width: 'auto',
      bg: '#FFFFFF',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
    },
  },
});
