import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'noodle-soups',
  meta: {
    titleVi: 'Bún, phở, mì ba miền: ăn gì, ở đâu, giờ nào ngon',
    titleEn: 'Vietnamese noodle soups by region: what to order',
    descriptionVi:
      'Phở Hà Nội, bún thang, bún bò Huế, mì Quảng, hủ tiếu, bún mắm: món nào của miền nào, ăn giờ nào, nêm theo thứ tự nào, và vì sao cao lầu không phải món nước.',
    descriptionEn:
      'Phở, bún riêu, bún bò Huế, mì Quảng, hủ tiếu, bún mắm: what belongs where, at which hour it is best, what a bowl costs and how to season it in the right order.',
  },
  category: 'cuisine',
  titleVi: 'Bún, phở, mì từ Bắc vào Nam',
  titleEn: 'Noodle soups from Hanoi to the Mekong',
  descriptionVi:
    'Từ bát phở Hà Nội lúc sáu giờ sáng đến tô bún mắm miền Tây: ăn gì ở đâu, giờ nào ngon, nêm ra sao, và vì sao cao lầu không phải món nước.',
  descriptionEn:
    'From a 6 am bowl of phở in Hanoi to fermented-fish bún mắm in the Mekong Delta: what to order where, when to eat it and how to season it.',
  tagsVi: ['phở', 'bún bò Huế', 'mì Quảng', 'hủ tiếu', 'ăn sáng'],
  tagsEn: ['phở', 'noodle soup', 'bún bò Huế', 'cao lầu', 'breakfast'],
  imageAltVi: 'Bốn tô bún phở nghi ngút nhìn từ trên xuống, quanh bàn là rau thơm và những đôi đũa',
  imageAltEn: 'Four bowls of noodle soup seen from above, with herbs and chopsticks between them',
  publishedDate: '2025-09-05',
  featured: true,
  relatedDestinations: ['hanoi', 'hue', 'hoi-an', 'mekong-delta'],
  contentVi: `
Đi dọc đất nước mà tới đâu cũng gọi phở thì phí. Mỗi vùng có một thứ sợi, một nồi nước, một kiểu nêm. Gọi lệch giờ hay nêm quá tay là mất nửa phần ngon. Dưới đây là những bát đáng ăn nhất, xếp theo đường tàu Bắc – Nam. Quán bình dân thường lấy khoảng 40.000–70.000 đồng một tô.

## Miền Bắc: nước trong, nêm nhẹ

**Phở** là bữa sáng. Hàng phở [Hà Nội](/where-to-go/hanoi) hay Nam Định chia rõ tái, chín, nạm, gầu. Trên bàn có giấm tỏi, ớt, đĩa quẩy, hiếm khi có rau sống. Vào giờ đông cứ gọi gọn một câu, kiểu “một tái nạm, không hành”.

**Bún riêu** lấy vị ngọt từ cua đồng giã lọc, vị chua từ cà chua và giấm bỗng. Thêm chút mắm tôm mới dậy mùi. **Bún thang** thì tỉ mỉ: gà xé, giò lụa, trứng tráng thái chỉ bày thành từng góc, vốn là cách dùng khéo đồ còn lại sau mâm cỗ Tết.

## Miền Trung: đậm, cay, ít nước

**Bún bò Huế** dậy mùi sả và mắm ruốc, sợi to, có khoanh giò, miếng bắp bò. Ở [Huế](/where-to-go/hue), gánh ngon thường vãn trước chín giờ sáng. Tô nhỏ, ăn thêm tô nữa là chuyện thường.

**Mì Quảng** chỉ chan nước xâm xấp, nhân có khi tôm thịt, có khi gà, ếch hay cá lóc. Bẻ bánh tráng nướng vào, trộn với rau, đậu phộng rồi ăn ngay kẻo mềm.

**Cao lầu** [Hội An](/where-to-go/hoi-an) không phải món nước. Sợi mì dai, hơi ngả vàng nhờ gạo ngâm nước tro; trên là thịt xíu, miếng bột chiên giòn, dưới là rau và vài thìa nước xíu. Trộn từ đáy lên, đừng xin thêm nước lèo.

## Miền Nam: ngọt thanh, nhiều thứ ăn kèm

**Hủ tiếu** có kiểu Nam Vang (tôm, gan, thịt bằm, trứng cút), kiểu Mỹ Tho, Sa Đéc. Gọi “nước” hoặc “khô”, tô khô thì chén nước để riêng. **Bún mắm** nấu bằng mắm cá linh, cá sặc, thêm heo quay, tôm, cà tím và cả rổ rau đồng: mùi nặng mà vị hiền. **Bánh canh** mỗi nơi một kiểu: giò heo ở Trảng Bàng, tôm cua ở Nam Phổ ngoài Huế, chả cá ở Nha Trang.

## Ăn giờ nào, ở đâu

| Món | Giờ hợp nhất | Nên ăn ở |
| --- | --- | --- |
| Phở | 6–9 giờ, hoặc đêm | Hà Nội, Nam Định |
| Bún riêu, bún thang | Sáng đến trưa | Hà Nội |
| Bún bò | 6–9 giờ | Huế |
| Mì Quảng | Sáng, xế chiều | Đà Nẵng, Hội An |
| Cao lầu | Trưa, chiều | Hội An |
| Hủ tiếu | Sáng, khuya | Sài Gòn, Mỹ Tho, Sa Đéc |
| Bún mắm | Trưa, chiều | Miền Tây, Sài Gòn |

## Nêm theo thứ tự

1. Húp một thìa nước không, vì người nấu đã nêm xong cả rồi.
2. Thêm chua trước (chanh, tắc hoặc giấm tỏi), từng chút một.
3. Ớt, sa tế, mắm ruốc để sau cùng: bỏ vào thì dễ, vớt ra thì không.
4. Rau nhúng từng nhúm, đừng đổ cả đĩa làm nguội nước.
5. Ở miền Nam, tương đen tương đỏ nên rót ra chén nhỏ để chấm thịt.

Sợi bún phở trương rất nhanh. Muốn chụp ảnh thì chụp nhanh thôi, tô nước chỉ ngon nhất trong mười phút đầu.
`,
  contentEn: `
If you order phở everywhere in Vietnam you will eat well and miss most of the map. Each region has its own noodle, broth and table seasoning. Here are the bowls to look for, in the order of the north–south railway. In a plain local place expect about 40,000–70,000 VND ($1.60–2.80).

## The north: clear broth, a light hand

**Phở** is breakfast. In [Hanoi](/where-to-go/hanoi) or Nam Dinh you choose the cut: *tái* (rare beef), *chín* (well done), *nạm* (flank), *gầu* (fatty brisket). On the table are garlic vinegar, chilli and fried dough sticks; the heap of herbs you know from phở abroad is a southern habit.

**Bún riêu** is paddy crab, pounded and strained, with tomato and a sour edge. **Bún thang** is the neat one: shredded chicken, pork sausage and ribbons of omelette laid out in wedges, first made to use up the Tet feast.

## The centre: stronger, hotter, less soup

**Bún bò Huế** smells of lemongrass and fermented shrimp, with thick round noodles, beef shank and pork knuckle. The best stalls in [Hue](/where-to-go/hue) run out before nine.

**Mì Quảng** comes with only a few spoonfuls of rich broth over wide noodles, topped with shrimp and pork, chicken, frog or fish. Crush the grilled rice cracker in, toss, and eat before it softens.

**Cao lầu**, from [Hoi An](/where-to-go/hoi-an), is not a soup at all. Chewy noodles, made from rice soaked in ash water, sit on herbs with sliced pork and crisp squares of dough. Mix from the bottom; asking for more broth will puzzle everyone.

## The south: sweeter, with more on the side

**Hủ tiếu** came with Chinese cooks by way of Phnom Penh: shrimp, liver, minced pork, quail eggs. Order it *nước* (in soup) or *khô* (dry, soup alongside). **Bún mắm** is built on fermented freshwater fish, with roast pork, aubergine and a basket of wild greens. The smell is fierce, the taste mellow. **Bánh canh**, thick and slippery, changes by town: pork in Trang Bang, shrimp and crab in Nam Pho outside Hue, fish cake in Nha Trang.

## When and where

| Dish | Best hour | Eat it in |
| --- | --- | --- |
| Phở | 6–9 am or late night | Hanoi, Nam Dinh |
| Bún riêu, bún thang | Morning to noon | Hanoi |
| Bún bò | 6–9 am | Hue |
| Mì Quảng | Morning, mid-afternoon | Da Nang, Hoi An |
| Cao lầu | Lunch, afternoon | Hoi An |
| Hủ tiếu | Morning, midnight | Ho Chi Minh City, My Tho, Sa Dec |
| Bún mắm | Lunch, afternoon | Mekong Delta |

## How to season a bowl

1. Drink a spoonful plain. The cook has already seasoned it.
2. Sour first, lime or garlic vinegar, a little at a time.
3. Chilli, satay paste and shrimp paste last: easy to add, impossible to remove.
4. Dip herbs in by the pinch; a whole plate cools the soup.
5. In the south, squeeze hoisin and chilli sauce into a small dish for dipping the meat.

Noodles swell fast. Take the photograph quickly: a bowl is at its best for ten minutes. Slurping is fine, and so is lifting the bowl for the last of the broth.
`,
  tipsVi: [
    'Hàng ngon thường chỉ bán một buổi; đến sau chín giờ sáng là dễ gặp nồi đã vơi.',
    'Muốn ít mỡ, không hành, không bột ngọt thì dặn ngay lúc gọi, trước khi người ta chan nước.',
    'Rau sống ngại bụng thì xin trụng qua nước sôi, quán nào cũng làm được.',
    'Gọi tô nhỏ khi có thể, để một buổi sáng ăn được hai món.',
    'Người ăn chay nên hỏi kỹ: nước lèo rau củ vẫn có thể nêm nước mắm.',
  ],
  tipsEn: [
    'A stall that sells one dish for one meal a day is usually the one to sit down at.',
    'Ask for changes when you order: không hành (no onion), không bột ngọt (no MSG), ít cay (less chilli).',
    'If raw herbs worry you, ask for them trụng, blanched in boiling water.',
    'Choose a small bowl, tô nhỏ, so that one morning holds two dishes.',
    'Vegetable broths may still contain fish sauce; look for the word chay for a meat-free kitchen.',
  ],
})
