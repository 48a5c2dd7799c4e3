import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-hue-trong-mua',
  slug: 'hue-trong-mua',
  titleVi: 'Huế trong mưa: đi chụp một thành phố đang soi bóng',
  titleEn: 'Hue in the rain: photographing a city and its reflection',
  summaryVi:
    'Ngọ Môn trên mặt sân ướt, Thiên Mụ mờ sau màn nước, hai lăng vua hai sắc xám và một tà áo tím. Ghi chép của một người cầm máy qua mấy ngày mưa Huế.',
  summaryEn:
    'Ngo Mon on wet stone, Thien Mu behind a curtain of water, two royal tombs in two greys and one purple áo dài. Notes from several days with a camera in Hue’s rain.',
  coverImage: '@assets/art/post-hue-trong-mua',
  tags: ['Huế', 'Ngọ Môn', 'Thiên Mụ', 'Sông Hương'],
  publishedAt: '2025-10-18T04:00:00.000Z',
  contentPillar: 'visual-storytelling',
  readingTimeMinutes: 4,
  destinationSlug: 'hue',
  featured: false,
  bodyVi: `Người Huế có chữ “mưa thúi đất” để gọi những cơn mưa tháng Mười: mưa không to, không tạnh, mưa cho tới khi đất mềm ra, tường lên rêu và quần áo phơi ba ngày còn ẩm. Chị chủ nhà trọ thấy tôi xách máy ảnh xuống cầu thang thì lắc đầu: “Trời ri mà chụp chi”. Tôi cười, kéo mũ áo mưa lên. Tôi vào Huế chính vì trời ri.

Nắng Huế đẹp kiểu bưu thiếp, ai chụp cũng giống ai. Mưa thì khác. Mưa dọn bớt người, bôi bớt màu, rồi trải dưới chân mỗi công trình một tấm gương. Mấy ngày ở [Huế](/where-to-go/hue), tôi gần như chỉ chụp xuống đất.

## Ngọ Môn, nhìn từ dưới lên

Bảy giờ sáng, khoảng sân trước Ngọ Môn vắng ngắt. Đá lát đọng những vũng nông bằng cái mâm, vũng nào cũng đựng một mảnh lầu Ngũ Phụng: mái giữa ngói vàng, hai bên ngói xanh. Tôi hạ máy sát mặt nước, chỉ cách chừng một gang tay, để nửa khung hình là bóng. Kính phân cực cất đi, vì nó xóa đúng thứ mình cần.

![Vũng nước lớn trên sân đá soi ngược cổng Ngọ Môn dưới mưa](@assets/art/story-hue-puddle "Bảy giờ sáng, ống kính cách mặt nước một gang tay: lầu Ngũ Phụng nằm trọn trong vũng mưa.")

Vào trong, đừng vội tới điện Thái Hòa. Đứng ở cầu Trung Đạo chờ một cơn mưa nhẹ: mặt hồ Thái Dịch lấm tấm, cột đồng và cành sứ già run run bên dưới. Mưa nặng hạt thì hết bóng, lúc ấy quay sang chụp người – anh bảo vệ ngồi thu lu trong vọng gác, đoàn học sinh áo mưa xanh đỏ chạy qua cửa như một hộp kẹo đổ.

Ngoài Hoàng thành, hào nước chạy vòng bốn phía. Tường gạch sẫm lại gần như đen, vài mảng rêu sáng rực. Đi bộ một vòng là hết buổi sáng.

## Thiên Mụ, lùi lại một chút

Chùa Thiên Mụ ngày mưa có hai cách nhìn. Gần: bảy tầng tháp Phước Duyên chìm dần vào mây, tầng trên cùng chỉ còn là nét bút chì. Chụp từ bậc cấp dưới đường, lấy một chiếc dù đi ngang làm thước đo. Xa: lùi dọc bờ sông Hương, để ngọn tháp nhỏ lại trên đồi Hà Khê, dành hai phần ba khung hình cho sông.

![Tháp Phước Duyên mờ dần trong mây, một người che dù đỏ đi ngang bậc cấp](@assets/art/story-hue-tower "Đếm được ba tầng; bốn tầng trên trời giữ. Chiếc dù đỏ là thước đo.")

Tôi đứng dưới hiên chờ ngớt, nghe chuông. Một chú tiểu cầm chổi ra nhìn trời, rồi cầm chổi đi vào. Tấm ấy tôi không kịp bấm, mà nhớ nhất.

## Hai lăng, hai sắc xám

Lăng Tự Đức là màu xám mềm. Gỗ, rêu, thông, gạch cũ, tất cả ngậm nước. Xung Khiêm Tạ soi mình xuống hồ Lưu Khiêm; ngồi trong tạ nhìn ra, mưa từ diềm mái rủ xuống thành một bức rèm. Muốn hạt mưa kéo thành sợi, tôi để tốc độ khoảng 1/60 đến 1/125 giây và tìm một mảng nền tối, ở đây là rặng thông. Muốn giọt đứng lại trên không, tăng lên 1/500 trở đi.

Lăng Khải Định thì xám cứng. Bê tông trăm năm ám đen, rồng chầu hai bên bậc cấp, hàng tượng quan văn võ đứng dầm mưa không chớp mắt. Nước chảy trên mặt tượng như mồ hôi. Rồi bước vào cung Thiên Định, mắt lóa đi: sành sứ, thủy tinh, chín con rồng ẩn mây trên trần.

![Hàng tượng quan đá đứng trong mưa, một người che dù vàng đi giữa](@assets/art/story-hue-mandarins "Quan văn võ ở lăng Khải Định: đứng dầm mưa không chớp mắt.")

## Tím

Màu tím Huế, nghe mãi tưởng sáo. Cho tới khi một tà áo dài tím đi qua nền tường rêu ướt, dưới chiếc nón lá, và cả con đường bỗng có trung tâm.

![Người phụ nữ mặc áo dài tím, đội nón lá, đi dưới mưa bên tường rêu](@assets/art/story-hue-purple "Chị đi, tôi chụp. Lụa ướt sẫm hơn lụa khô hẳn hai tông.")

![Nón bài thơ giơ ngược sáng, hiện hình cắt giấy](@assets/art/spot-non-la)

Tôi nhờ một người bạn Huế mặc giúp. Chúng tôi không diễn gì nhiều: chị đi, tôi chụp. Nón bài thơ trong mưa có một điều lạ, giơ lên ngược sáng thì lớp lá mỏng ánh lên, thấy cả hình cắt giấy bên trong. Lụa ướt lại sẫm hơn lụa khô hẳn hai tông, nên đo sáng vào gương mặt, đừng đo vào áo. Chụp người lạ thì hỏi trước. Người Huế hay ngại, nhưng hỏi nhỏ nhẹ thì ít ai nỡ lắc đầu.

> Chụp Huế mùa mưa, việc khó nhất là đứng yên.

## Hai mươi phút xanh

Tháng Mười, mặt trời lặn quãng năm rưỡi. Trời mưa chẳng thấy hoàng hôn đâu, chỉ thấy mọi thứ lặng lẽ ngả sang xanh, và đèn bật lên. Hai mươi phút ấy đáng giá cả ngày. Kỳ Đài và Ngọ Môn lên đèn vàng, đường nhựa loáng như sơn mài; cầu Trường Tiền đổi màu, sông Hương nhận hết. Kê máy lên lan can, giơ dù che ống kính, phơi sáng một hai giây.

![Cầu Trường Tiền lên đèn vàng trong trời xanh thẫm, soi xuống sông Hương](@assets/art/story-hue-bridge "Hai mươi phút xanh: phơi sáng hai giây, máy kê lên lan can.")

## Giữ cho máy khô

Tôi không có đồ gì đắt tiền: một bao ni lông khoét lỗ, sợi thun buộc vào loa che nắng, hai khăn lau, gói hút ẩm. Quan trọng hơn là cái túi. Từ ngoài mưa vào phòng máy lạnh, cứ để máy nằm kín trong túi nửa tiếng rồi hãy mở, ống kính sẽ không mờ hơi.

Xong thì đi ăn. Bún bò nóng, rồi một ly cà phê muối trong quán cửa kính mờ hơi nước. Ngoài kia vẫn mưa. Chị chủ trọ hỏi chụp được chi không, tôi đưa máy cho chị xem. Chị lướt một hồi, rồi nói: “Ủa, Huế đẹp rứa hè”.
`,
  bodyEn: `The people of Hue have a phrase for October rain: mưa thúi đất, “rain that rots the earth”. It isn’t heavy and it doesn’t stop. Washing hung out on Monday is still damp on Thursday. My landlady watched me carry a camera downstairs and shook her head. “Weather like this, what’s there to photograph?” I pulled up my hood. Weather like this was why I’d come.

In sunshine, Vietnam’s old imperial capital is a postcard, and we all bring home the same one. Rain clears the crowds, washes out the colour, then lays a mirror at the foot of every building. In [Hue](/where-to-go/hue) I mostly pointed my camera at the ground.

## Ngo Mon from below

At seven in the morning the forecourt of Ngo Mon, the Noon Gate of the Imperial City, was deserted. Puddles no wider than a tea tray lay on the paving, each holding a piece of the pavilion above: yellow tiles on the central roof, green on the wings. I lowered the camera to a hand’s breadth above the water and gave half the frame to the reflection. Leave the polarising filter in the bag; it removes the very thing you want.

![A wide puddle on stone paving with the Ngo Mon gate upside down in it](@assets/art/story-hue-puddle "Seven in the morning, lens a hand’s breadth above the water: the whole pavilion fits in a puddle.")

Once inside, don’t hurry on to the throne hall. Wait on the Trung Dao bridge for light rain, when Thai Dich lake is only freckled and the bronze columns and old frangipani tremble underneath. When the rain gets heavy the reflections go. Turn to people then: a guard in his sentry box, schoolchildren in ponchos pouring through the gate like a spilled bag of sweets.

Outside, along the moat, wet brick goes almost black and the moss glows. One slow circuit is a morning’s work.

## Thien Mu, a few steps back

There are two ways to see Thien Mu pagoda in the rain. Close: the seven storeys of the Phuoc Duyen tower fade upwards into cloud until the top one is a pencil line. Let a passing umbrella give the scale. Far: walk back along the Perfume River until the tower is small on its hill, and give two-thirds of the frame to water.

![The Phuoc Duyen tower fading into cloud, a red umbrella crossing its steps](@assets/art/story-hue-tower "Three storeys you can count; the sky keeps the other four. The umbrella gives the scale.")

I sheltered under the eaves and listened to the bell. A novice came out with a broom, looked at the sky and took the broom back in. I missed that frame. It’s the one I remember.

## Two tombs, two greys

The tomb of Tu Duc is a soft grey: timber, moss, pines and old brick, all full of water. From inside the lakeside Xung Khiem pavilion, the rain falls off the eaves like a bead curtain. To draw drops into threads I use 1/60 to 1/125 of a second against something dark, here the pines. To freeze them, 1/500 or faster.

The tomb of Khai Dinh, finished in 1931, is a hard grey. The concrete has blackened with a century of weather, dragons run down the staircases, and rows of stone mandarins stand in the downpour without blinking. Then you step into the Thien Dinh palace and the colour hits you: walls of porcelain and glass shards, nine dragons across the ceiling.

![Stone mandarins in the rain, a visitor with a yellow umbrella between them](@assets/art/story-hue-mandarins "The mandarins at Khai Dinh’s tomb have never been told to come in out of the rain.")

## Purple

“Hue purple” is such a cliché in Vietnamese songs that I’d stopped believing in it. Then a purple áo dài, the long split tunic, went by a wet mossy wall under a conical hat, and the whole street suddenly had a centre.

![A woman in a purple áo dài and a conical hat walking in the rain past a mossy wall](@assets/art/story-hue-purple "She walked and I followed. Wet silk is two shades darker than dry.")

![A poem hat against the light, its paper cut-outs showing](@assets/art/spot-non-la)

I asked a friend from Hue to wear one for me. She walked and I followed. The local hat, the nón bài thơ or “poem hat”, has paper cut-outs hidden between its layers of palm leaf; raise it against the light and they appear. Wet silk goes a couple of shades darker, so expose for the face. With strangers, ask first. A quiet question is rarely refused.

> In the rainy season the hardest part of photography is standing still.

## Twenty blue minutes

In October the sun goes down around half past five. You won’t see it. Everything slides towards blue, the lamps come on, and those minutes are worth the day. The Flag Tower and Ngo Mon turn gold, the asphalt shines like lacquer, and Truong Tien bridge changes colour over a river that copies every change. Rest the camera on a railing, hold an umbrella over the lens, and try a second or two.

![Truong Tien bridge lit amber against deep blue, doubled in the Perfume River](@assets/art/story-hue-bridge "Twenty blue minutes: a two-second exposure, the camera on the railing.")

## Keeping it dry

My kit is cheap: a plastic bag with a hole in it, a rubber band around the lens hood, two cloths, a sachet of silica gel. Coming in from the wet to air conditioning, leave the camera zipped in its case for half an hour and the lens won’t fog.

Then eat. A bowl of bún bò, Hue’s lemongrass beef noodle soup, then a salted coffee. My landlady asked whether I’d got anything. I handed her the camera. “Oh,” she said. “Is that us?”
`,
  highlightsVi: [
    'Lầu Ngũ Phụng soi bóng trên sân đá ướt trước Ngọ Môn lúc bảy giờ sáng',
    'Tháp Phước Duyên của chùa Thiên Mụ tan dần vào mây',
    'Rèm mưa ở Xung Khiêm Tạ, lăng Tự Đức',
    'Bước từ bê tông xám vào sắc sành sứ lăng Khải Định',
    'Hai mươi phút trời xanh bên cầu Trường Tiền',
  ],
  highlightsEn: [
    'The roofs of Ngo Mon in the puddles of an empty forecourt at seven',
    'Thien Mu’s seven-storey tower fading into cloud',
    'A curtain of rain at the Xung Khiem pavilion, Tu Duc’s tomb',
    'From grey concrete to blazing mosaic at the tomb of Khai Dinh',
    'Twenty minutes of blue dusk by Truong Tien bridge',
  ],
  travelTipsVi: [
    'Mùa mưa Huế kéo dài từ tháng 9 đến tháng 12, nặng nhất tháng 10–11; xem tin lũ trước khi đi, nước sông lên thì đổi lịch.',
    'Chọn giày bám tốt: gạch cũ và bậc đá ở các lăng rất trơn.',
    'Mang loa che nắng, ít nhất hai khăn khô và túi zip kèm gói hút ẩm.',
    'Một số nội điện không cho chụp ảnh hoặc dùng flash, để ý bảng báo.',
    'Thuê áo dài quanh khu Đại Nội rất tiện; nên mang thêm áo khoác mỏng cho người mẫu.',
  ],
  travelTipsEn: [
    'The rains last from September to December, heaviest in October and November; check flood warnings and be ready to change plans.',
    'Wear shoes with grip: old brick and stone steps at the tombs are slick.',
    'Bring a lens hood, at least two dry cloths and a zip bag with silica gel.',
    'Some palace interiors forbid photography or flash; watch for the signs.',
    'Áo dài are easy to rent near the Imperial City; take a light jacket for whoever is modelling.',
  ],
}
